/** Goes up with every change of what a model is told: stored with each text, so that it is known which ones are older. */
export const STORY_VERSION = 5;
