import { parseArgs } from 'node:util'
import { chance } from '../../kit/chance.ts'
import { inventory, specsNaming } from '../inventory.ts'
import { openCopy } from './copy.ts'
import { alterable, altered } from './places.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '30' }, only: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)

const drawn = () => {
  const { below } = chance(seed)
  const left = [...alterable]
  return Array.from({ length: Math.min(Number(values.count), left.length) }, () => left.splice(below(left.length), 1)[0]!)
}
const chosen = values.only?.split(',') ?? drawn()
const saying = { ...inventory.messages, ...inventory.rules, ...inventory.calls }
const naming = specsNaming()
const cost = (spec: string) => (/\.(story|browser)\.spec\.ts$/.test(spec) ? 2 : spec.startsWith('tests/') ? 1 : 0)

console.log(values.only ? `${chosen.length} named` : `${chosen.length} of ${alterable.length}, drawn by seed ${seed}`)
const copy = openCopy()
const unnoticed: string[] = []
try {
  for (const id of chosen) {
    const files = altered(id)
    const undo = copy.write(files)
    const noticed = () => {
      for (const spec of [...(naming.get(id) ?? [])].sort((a, b) => cost(a) - cost(b))) {
        if (cost(spec) === 2) copy.build(id)
        const [failed] = files.size > 0 ? copy.failing(spec, id) : []
        if (failed !== undefined) return `${spec}: ${failed}`
      }
      return undefined
    }
    const by = noticed()
    undo()
    if (by === undefined) unnoticed.push(id)
    console.log(
      `${by === undefined ? '✗' : '✓'} ${id} ${saying[id] ?? ''}\n    ${by ?? `nobody noticed it in ${[...files.keys()].join(', ')}`}`,
    )
  }
} finally {
  copy.close()
}
console.log(unnoticed.length === 0 ? 'each was noticed' : `not noticed: ${unnoticed.join(', ')}`)
process.exitCode = unnoticed.length === 0 ? 0 : 1
