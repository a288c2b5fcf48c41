import { EVENTS_TOPIC } from '@embarca/projections/adapters/kafka/topic.ts'
import type { ProcessRole } from '../../process-scope.ts'
import { CHANGES } from './changes.ts'
import { clusterTopics } from './cluster-topics.ts'

/** One permission, as Kafka knows it; `prefixed`: of every name that begins so. */
export type Permission = {
  readonly resource: 'topic' | 'group' | 'transactional-id'
  readonly name: string
  readonly prefixed?: boolean
  readonly operations: readonly ('Describe' | 'Read' | 'Write')[]
}

/** Every process follows accounts and erasures, and receives the updates of the projectors. */
const everyProcess: readonly Permission[] = [
  ...clusterTopics.map(({ name }) => ({ resource: 'topic' as const, name, operations: ['Describe' as const] })),
  ...[EVENTS_TOPIC.name, CHANGES.name].flatMap((name): Permission[] => [
    { resource: 'topic', name, operations: ['Read'] },
    { resource: 'group', name: `${name}.`, prefixed: true, operations: ['Read'] },
  ]),
]

const ownOf: Partial<Record<ProcessRole, readonly Permission[]>> = {
  projectors: [{ resource: 'topic', name: CHANGES.name, operations: ['Write'] }],
  relay: [
    ...clusterTopics
      .filter(({ name }) => name !== CHANGES.name)
      .map(({ name }) => ({ resource: 'topic' as const, name, operations: ['Write' as const] })),
    { resource: 'transactional-id', name: `${EVENTS_TOPIC.name}.relay`, operations: ['Describe', 'Write'] },
  ],
}

/** What a process of a role must be allowed to do on the brokers; nothing else is needed. */
export const permissionsOf = (role: ProcessRole): readonly Permission[] => [...everyProcess, ...(ownOf[role] ?? [])]
