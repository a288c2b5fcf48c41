import { writeFileSync } from 'node:fs'
import { allLifecycles } from '@embarca/contracts/lifecycles.ts'
import { draw } from './diagram/draw.ts'
import { pictureOf } from './diagram/moves.ts'

/** The diagrams of all machines: file name in `contracts/diagrams` and content. */
export const diagrams = () =>
  Object.entries(allLifecycles).map(([name, { machine, statusLabels: labels }]) => ({
    file: `${name}.svg`,
    svg: draw(pictureOf(machine), name, labels),
  }))

if (process.argv[1]?.endsWith('draw-lifecycles.ts'))
  for (const { file, svg } of diagrams()) writeFileSync(new URL(`../../contracts/diagrams/${file}`, import.meta.url), svg)
