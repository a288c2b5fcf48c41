import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
import { expect, it } from 'vitest'
import { ROLES } from '../../process-scope.ts'
import { permissionsOf } from './acls.ts'
import { CHANGES } from './changes.ts'
import { clusterTopics } from './cluster-topics.ts'

const writersOf = (topic: string) =>
  ROLES.filter((role) =>
    permissionsOf(role).some(({ resource, name, operations }) => resource === 'topic' && name === topic && operations.includes('Write')),
  )

it('only the relay writes events, those of the public topics too, and only projectors write their updates', () => {
  for (const { name } of clusterTopics) expect([name, writersOf(name)]).toEqual([name, name === CHANGES.name ? ['projectors'] : ['relay']])
})

it('every role reads events and updates, in groups of that name, and no public topic', () => {
  for (const role of ROLES) {
    const read = permissionsOf(role).filter(({ operations }) => operations.includes('Read'))
    expect(read.map(({ resource, name }) => `${resource} ${name}`).sort()).toEqual(
      [EVENTS_TOPIC.name, CHANGES.name].flatMap((name) => [`group ${name}.`, `topic ${name}`]).sort(),
    )
  }
})
