import { driverLoadCommands, driverReceiptCommands, driverTrackingCommands, MOST_POSITIONS } from '@embarca/contracts/carrier/routes.ts'
import { chatCommands } from '@embarca/contracts/chat/routes.ts'
import { driverGateServed } from '@embarca/contracts/gate/driver-routes.ts'

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

/** One tap: its idempotency key and its time are those of the tap, however often it is sent. */
export type Entry = {
  /** The idempotency key; keys sort by the time of the tap. */
  readonly id: string
  readonly userId: string
  /** The load. Entries of a trip go out in order. */
  readonly tripId: string
  readonly command: QueuedName
  readonly input: Readonly<Record<string, unknown>>
  /** ISO 8601 UTC, by the device's clock. */
  readonly at: string
  /** Milliseconds by which the device's clock was ahead, if known. */
  readonly offset?: number
  /** The page on which it was tapped: its clock may be measured later. */
  readonly page: number
  /** A photo to upload before the entry is sent; stored next to it. */
  readonly hasPhoto?: true
  /** The uploaded photo. */
  readonly fileId?: string
  /** Why the server refused it; its trip waits until the user decides. */
  readonly refusal?: string
}

/** Positions and messages hold nothing up, and nothing holds them up. */
const BESIDE: readonly QueuedName[] = ['position', 'message']
export const laneOf = ({ tripId, command }: Pick<Entry, 'tripId' | 'command'>): string =>
  BESIDE.includes(command) ? `${tripId}/${command}` : tripId

/** What goes out together with the first of a lane: positions in one call, anything else alone. */
export const sentTogether = (entries: readonly Entry[]): readonly Entry[] =>
  entries[0]?.command === 'position' ? entries.slice(0, MOST_POSITIONS) : entries.slice(0, 1)

/** Taps that mean the same: the second of them is none. Each photo, position and message is its own. */
export const isRepeated = (entry: Pick<Entry, 'tripId' | 'command' | 'input'>, others: readonly Entry[]): boolean =>
  !['addImages', 'position', 'message'].includes(entry.command) &&
  others.some(
    ({ tripId, command, input }) =>
      tripId === entry.tripId && command === entry.command && input['receiverId'] === entry.input['receiverId'],
  )
