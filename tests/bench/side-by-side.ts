import { fsyncProbe, median } from './measure.ts'

/** Contenders one after the other, in turn first, with the disk probed beside each round; rounds in which it was half asleep do not count. */
export const sideBySide = async <Contender extends string, Seen>(
  folder: string,
  contenders: Readonly<Record<Contender, () => Promise<Seen>>>,
  count: number,
): Promise<readonly (Readonly<Record<Contender, Seen>> & { readonly probe: number })[]> => {
  const names = Object.keys(contenders) as Contender[]
  const rounds: (Record<Contender, Seen> & { probe: number })[] = []
  for (let round = 0; round < count; round++) {
    const seen: Partial<Record<Contender, Seen>> = {}
    const probe = fsyncProbe(folder)
    for (const name of round % 2 ? [...names].reverse() : names) seen[name] = await contenders[name]()
    rounds.push({ ...(seen as Record<Contender, Seen>), probe })
  }
  const usual = median(rounds.map(({ probe }) => probe))
  return rounds.filter(({ probe }) => probe >= usual / 2)
}
