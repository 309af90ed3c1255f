/** A measurement that this machine cannot make; the message says what is missing and how to get it. */
export class CannotMeasure extends Error {
  override name = "CannotMeasure";
}
