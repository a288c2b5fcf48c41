import { driverLoadCommands, driverReceiptCommands, driverTrackingCommands, MOST_POSITIONS } from '@embarca/contracts/carrier/routes.ts'
import { chatCommands } from '@embarca/contracts/chat/routes.ts'
import { driverGateServed } from '@embarca/contracts/gate/driver-routes.ts'
import type { QueuedEntry } from '../../base/offline/queue.ts'

/** What a driver may do without a network, by the name under which it is stored: never rename one. */
export const queuedCommands = {
  accept: driverLoadCommands.accept,
  refuse: driverLoadCommands.refuse,
  startCollect: driverLoadCommands.startCollect,
  finishCollect: driverLoadCommands.finishCollect,
  startTransit: driverLoadCommands.startTransit,
  approach: driverLoadCommands.approach,
  arriveAtGate: driverGateServed.arriveAtGate,
  position: driverTrackingCommands.positions,
  arrive: driverReceiptCommands.arrive,
  addImages: driverReceiptCommands.addImages,
  end: driverReceiptCommands.end,
  message: chatCommands.driverAddMessage,
} as const
export type QueuedName = keyof typeof queuedCommands

/** One tap of a driver; a refused one stops its trip until he decides. */
export type Entry = QueuedEntry & {
  /** The load. Entries of a trip go out in order. */
  readonly tripId: string
  readonly command: QueuedName
  readonly input: Readonly<Record<string, unknown>>
  /** A photo to upload before the entry is sent; stored next to it. */
  readonly hasPhoto?: true
  /** The uploaded photo. */
  readonly fileId?: string
}

/** Positions and messages hold nothing up, and nothing holds them up. */
const BESIDE: readonly QueuedName[] = ['position', 'message']
export const laneOf = ({ tripId, command }: Pick<Entry, 'tripId' | 'command'>): string =>
  BESIDE.includes(command) ? `${tripId}/${command}` : tripId

/** What goes out together with the first of a lane: positions in one call, anything else alone. */
export const sentTogether = (entries: readonly Entry[]): readonly Entry[] =>
  entries[0]?.command === 'position' ? entries.slice(0, MOST_POSITIONS) : entries.slice(0, 1)

/** A position of a trip that ended is of no use, and nobody can mend it. */
export const isExpendable = ({ command }: Pick<Entry, 'command'>): boolean => command === 'position'

/** Taps that mean the same: the second of them is none. Each photo, position and message is its own. */
export const isRepeated = (entry: Pick<Entry, 'tripId' | 'command' | 'input'>, others: readonly Entry[]): boolean =>
  !['addImages', 'position', 'message'].includes(entry.command) &&
  others.some(
    ({ tripId, command, input }) =>
      tripId === entry.tripId && command === entry.command && input['receiverId'] === entry.input['receiverId'],
  )
