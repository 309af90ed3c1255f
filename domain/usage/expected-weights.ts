/**
 * All of this as `bench/fit-usage.ts` prints it: docs/usage.md. Fitted on 220039 targets and carries of
 * 2016, 2017, 2018, 2019, 2020, 2021, 2023.
 */

/** Of `targetTerms`. */
export const TARGET_WEIGHTS: readonly number[] = [
  2.5035, -0.0362, 0.1603, 0.0468, 0.2964, -0.4784, 0.2438, 1.4478, -0.832, 0.0448, 3.4468, 0.3411, -0.5768,
];

/** Of `unmeasuredTerms`. */
export const UNMEASURED_WEIGHTS: readonly number[] = [4.1594, -0.4385, -1.1097, -0.4718, -0.0716];

/** Of `carryTerms`. */
export const CARRY_WEIGHTS: readonly number[] = [2.4335, 1.1191, 1.6051, 0.8344, -2.5349, -0.8859, -0.1804, -0.006];
