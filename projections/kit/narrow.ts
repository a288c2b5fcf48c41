import type { Scalar, Test, ViewFilter } from './read-store.ts'

type Range = { readonly from?: Scalar; readonly to?: Scalar }
/** A test of a field that holds one value. */
type ScalarTest = Exclude<Test, { readonly holds: unknown }>
export type ScalarFilter = { readonly [field: string]: ScalarTest }

const valuesOf = (test: ScalarTest): readonly Scalar[] | undefined =>
  test === null || typeof test !== 'object' ? [test] : Array.isArray(test) ? test : undefined
const isWithin =
  ({ from, to }: Range) =>
  (value: Scalar) =>
    value !== null && !(from !== undefined && value < from!) && !(to !== undefined && value > to!)
const outermost = (isBeyond: (one: Scalar, other: Scalar) => boolean, one: Scalar | undefined, other: Scalar | undefined) =>
  one === undefined || (other !== undefined && isBeyond(other, one)) ? other : one

/** Both tests at once; two lists without a common value match nothing. */
const common = (one: ScalarTest, other: ScalarTest): ScalarTest => {
  const [some, others] = [valuesOf(one), valuesOf(other)]
  if (some && others) return some.filter((value) => others.includes(value))
  if (some) return some.filter(isWithin(other as Range))
  if (others) return others.filter(isWithin(one as Range))
  const [a, b] = [one as Range, other as Range]
  const from = outermost((x, y) => x! > y!, a.from, b.from)
  const to = outermost((x, y) => x! < y!, a.to, b.to)
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** A filter that matches what both match, where a spread would replace the tests of a field that both name. */
export const narrowed = (filter: ViewFilter, by: ScalarFilter): ViewFilter => ({
  ...filter,
  ...Object.fromEntries(
    Object.entries(by).map(([field, test]) => {
      const before = filter[field] as ScalarTest | undefined
      return [field, before === undefined ? test : common(before, test)]
    }),
  ),
})
