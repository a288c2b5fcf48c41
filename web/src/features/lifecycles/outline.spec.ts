import { allLifecycles } from '@embarca/contracts/lifecycles.ts'
import { expect, it } from 'vitest'
import { machines } from './machines.ts'
import { outlineOf } from './outline.ts'

it('a load stands in five phases, each status once', () => {
  const phases = outlineOf('load')
  expect(phases.map(({ title }) => title)).toEqual(['Antes da oferta', 'Em Negociação', 'Em Andamento', 'Confirmar Entrega', 'Encerradas'])
  const names = phases.flatMap(({ statuses }) => statuses.map(({ name }) => name))
  expect([...names].sort()).toEqual(Object.keys(allLifecycles['load']!.machine.states).sort())
})

it('a status names where its commands lead', () => {
  const delivered = outlineOf('load').flatMap(({ statuses }) => statuses.filter(({ name }) => name === 'DELIVERED'))
  expect(delivered[0]!.moves.find(({ to }) => to === 'FINISHED')).toMatchObject({
    label: 'Carga finalizada',
    commands: ['finalizar frete'],
  })
})

it.each(machines)('every status of $label has a label, and every target is one of its statuses', ({ value }) => {
  const statuses = outlineOf(value).flatMap(({ statuses: all }) => all)
  expect(statuses.filter(({ name, label }) => name === label)).toEqual([])
  const names = statuses.map(({ name }) => name)
  expect(statuses.flatMap(({ moves }) => moves.filter(({ to }) => !names.includes(to)))).toEqual([])
})
