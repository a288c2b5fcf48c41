/** Those of the known values that a text names, with commas; all, where it names none. */
export const namedIn = <Value extends string>(known: readonly Value[], text: string | undefined): readonly Value[] => {
  const asked = (text ?? '').split(',').map((one) => one.trim())
  const found = known.filter((value) => asked.includes(value))
  return found.length ? found : known
}
