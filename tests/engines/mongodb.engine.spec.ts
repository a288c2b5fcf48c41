import { afterAll, describe } from 'vitest'
import { deadLettersSuite } from '../ports/dead-letters.ts'
import { attemptsSuite, keysSuite } from '../ports/keys.ts'
import { readStoreSuite } from '../ports/read-store.ts'
import { timersSuite } from '../ports/timers.ts'
import { mongoData } from './start/mongo-databases.ts'
import { mongoServers } from './start/mongo-servers.ts'
import { onEach } from './start/suite.ts'

await onEach('MongoDB', await mongoServers(), (engine) => {
  const open = () => mongoData(engine)
  describe(`${engine.name} ${engine.version}`, () => {
    afterAll(() => engine.stop())
    for (const suite of [readStoreSuite, timersSuite, deadLettersSuite, keysSuite, attemptsSuite]) suite('mongodb', open)
  })
})
