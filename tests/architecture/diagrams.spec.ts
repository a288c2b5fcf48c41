import { readFileSync } from 'node:fs'
import { allLifecycles } from '@embarca/contracts/lifecycles.ts'
import { expect, it } from 'vitest'
import { commandLabel, statusLabel } from '../../deploy/tools/diagram/words.pt.ts'
import { diagrams } from '../../deploy/tools/draw-lifecycles.ts'

it.each(diagrams())('the diagram $file matches its state machine; `npm run diagrams` draws it again', ({ file, svg }) => {
  expect(readFileSync(new URL(`../../contracts/diagrams/${file}`, import.meta.url), 'utf8')).toBe(svg)
})

it.each(Object.entries(allLifecycles))(
  'the diagram of %s names every status and command in words',
  (_, { machine, statusLabels: labels }) => {
    const statuses = Object.keys(machine.states).filter((status) => !statusLabel(status, labels))
    const commands = Object.values(machine.states).flatMap(({ on }) => Object.keys(on).filter((command) => !commandLabel(command)))
    expect([...statuses, ...commands]).toEqual([])
  },
)
