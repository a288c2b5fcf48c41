const FAR = 10

/** A digit too many or too few: more than ten times, or less than a tenth of, what it is measured by. */
export const isAbsurd = (price: number, reference: number | undefined): boolean =>
  price <= 0 || (reference !== undefined && reference > 0 && (price > reference * FAR || price * FAR < reference))
