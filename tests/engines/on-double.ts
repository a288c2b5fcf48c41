import type { EventStoreDbOptions } from '@embarca/services/adapters/eventstoredb/open-eventstoredb.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { afterEach, beforeEach } from 'vitest'
import { esdbData, freshSpace } from './esdb-data.ts'
import { WELL_BEHAVED } from './esdb-double/behaviour.ts'
import { type EsdbDouble, startEsdbDouble } from './start/eventstoredb.ts'

type Times = NonNullable<EventStoreDbOptions['times']>

/** A double of EventStoreDB of its own for each test of a suite, and processes that share it. */
export const onDouble = (times: Times) => {
  const open: DataStores[] = []
  const here = {
    double: undefined as unknown as EsdbDouble,
    space: '',
    /** Opens the stores of another process. */
    process: async (more: Times = {}): Promise<DataStores> => {
      const data = await esdbData(here.double.url, { space: here.space, times: { ...times, ...more } })
      open.push(data)
      return data
    },
  }
  beforeEach(async () => {
    here.double = await startEsdbDouble()
    here.space = freshSpace()
  })
  afterEach(async () => {
    Object.assign(here.double.behaviour, WELL_BEHAVED)
    here.double.refuse(false)
    await Promise.all(open.splice(0).map((data) => data.close()))
    await here.double.stop()
  })
  return here
}
