import { fsyncProbe, median } from './measure.ts'

type Round<Contender extends string, Result> = Readonly<Record<Contender, Result>> & { readonly probe: number }

/** Runs contenders in turn and probes the disk with each round; rounds with a slow disk do not count. */
export const sideBySide = async <Contender extends string, Result>(
  folder: string,
  contenders: Readonly<Record<Contender, () => Promise<Result>>>,
  count: number,
): Promise<readonly Round<Contender, Result>[]> => {
  const names = Object.keys(contenders) as Contender[]
  const rounds: Round<Contender, Result>[] = []
  for (let round = 0; round < count; round++) {
    const results: Partial<Record<Contender, Result>> = {}
    const probe = fsyncProbe(folder)
    for (const name of round % 2 ? [...names].reverse() : names) results[name] = await contenders[name]()
    rounds.push({ ...(results as Record<Contender, Result>), probe })
  }
  const usual = median(rounds.map(({ probe }) => probe))
  return rounds.filter(({ probe }) => probe >= usual / 2)
}

/** As `sideBySide`, each round made of many short slices in turn: other load on the machine slows all contenders alike. */
export const interleaved = async <Contender extends string>(
  folder: string,
  contenders: Readonly<Record<Contender, () => Promise<{ readonly rate: number }>>>,
  { rounds = 5, slices = 8 } = {},
): Promise<readonly Round<Contender, number>[]> => {
  const all = await sideBySide(folder, contenders, rounds * slices)
  const size = Math.ceil(all.length / rounds)
  const names = Object.keys(contenders) as Contender[]
  return Array.from({ length: rounds }, (_, round) => all.slice(round * size, (round + 1) * size))
    .filter((slice) => slice.length > 0)
    .map((slice) => {
      const mean = (of: (one: (typeof slice)[number]) => number) => slice.reduce((sum, one) => sum + of(one), 0) / slice.length
      return {
        ...Object.fromEntries(names.map((name) => [name, mean((one) => one[name].rate)])),
        probe: mean(({ probe }) => probe),
      } as Round<Contender, number>
    })
}
