import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { loadExtrasReaders } from './readers.ts'

const calculated = async (over: object, before: readonly number[] = []) => {
  const recorder = eventRecorder()
  for (const [i, freightPrice] of before.entries()) loadScript(recorder, `B${i}`, { freightPrice }).launched()
  loadScript(recorder, 'L1', over).launched()
  return loadExtrasReaders.freightPrice({ id: 'L1' }, await queryContext(recorder.log))
}

it('a freight is calculated from its reference value', async () => {
  expect(await calculated({ referenceValue: 800_000, freightDistance: 800, tollPrice: 5_000 }, [1])).toEqual({
    freightDistance: 800,
    referenceValue: 800_000,
    tollPrice: 5_000,
    past: { loads: 1, least: 1, median: 1, most: 1 },
    freightPrice: 800_000,
    basis: 'REFERENCE',
    total: 805_000,
    pricePerKilometre: 1_000,
  })
})
it('a freight without a reference value is calculated from earlier launches of its lane, without the load itself', async () => {
  expect(await calculated({ freightPrice: 9 }, [100, 900, 300, 200])).toMatchObject({
    past: { loads: 4, least: 100, median: 200, most: 900 },
    freightPrice: 200,
    basis: 'PAST',
  })
})
it('a freight without any source has no price', async () => expect(await calculated({})).toEqual({ freightDistance: 838 }))
it('the freight of an unknown load is not found', async () =>
  expect(await loadExtrasReaders.freightPrice({ id: 'L9' }, await queryContext(eventRecorder().log))).toBeUndefined())
