import { expect, it } from 'vitest'
import { carrierLabels } from './labels.pt.ts'

it('a fleet is Mista, Terceirizada or Própria (M242, M243, M244)', () =>
  expect(Object.values(carrierLabels.fleetType)).toEqual(['Mista', 'Terceirizada', 'Própria']))
