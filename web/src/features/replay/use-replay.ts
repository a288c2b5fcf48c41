import type { ReplayMoment } from '@embarca/contracts/replay/routes.ts'
import { replayRoutes } from '@embarca/contracts/replay/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { useChannel } from '../../base/live.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import type { ReplayAddress } from './replay-address.ts'
import { indexOf, isPosition, keyOf, positionsAmong, untilOf, visibleMoments } from './replay-moments.ts'

const GROUP = 'Linha do tempo'
const NONE: readonly ReplayMoment[] = []

/** The moment shown, the one it is compared with, and the server's data on both. */
export const useReplay = (hash: string, address: ReplayAddress, onAddress: (address: ReplayAddress) => void) => {
  const client = useQueryClient()
  const read = useRead(replayRoutes.replay, { id: hash }, { channel: `load:${hash}` })
  useChannel(`load:${hash}`, () => void refreshRead(client, replayRoutes.replay, { id: hash }))

  const [positions, setPositions] = useState(false)
  const all = read.data?.moments ?? NONE
  const moments = visibleMoments(all, positions, address.at)
  const index = indexOf(moments, address.at)
  const moment = moments[index]
  const found = address.with === undefined ? -1 : moments.findIndex((one) => keyOf(one) === address.with)
  const compared = found < 0 ? undefined : found
  const until = untilOf(all, moment)
  const from = untilOf(all, moments[compared ?? index - 1])
  const [before, after] = compared !== undefined && compared > index ? [until, from] : [from, until]
  const state = useRead(replayRoutes.state, { id: hash, until }, { enabled: moment !== undefined, keep: true })
  const difference = useRead(replayRoutes.difference, { id: hash, from: before, to: after }, { enabled: moment !== undefined, keep: true })

  const goTo = (target: number) => {
    const next = moments[Math.max(0, Math.min(moments.length - 1, target))]
    if (next) onAddress({ ...address, at: keyOf(next) })
  }
  const showPositions = (isVisible: boolean) => {
    setPositions(isVisible)
    const before = moments.findLast((one, at) => at <= index && !isPosition(one))
    if (!isVisible && before) onAddress({ ...address, at: keyOf(before) })
  }
  const compareFromHere = () => moment && onAddress({ at: keyOf(moment), with: keyOf(moment) })
  const compareWithPrevious = () => onAddress(moment ? { at: keyOf(moment) } : {})
  useShortcut({ keys: 'ArrowLeft', label: 'Registro anterior', group: GROUP, run: () => goTo(index - 1) })
  useShortcut({ keys: 'ArrowRight', label: 'Próximo registro', group: GROUP, run: () => goTo(index + 1) })
  useShortcut({ keys: 'Home', label: 'Primeiro registro', group: GROUP, run: () => goTo(0) })
  useShortcut({ keys: 'End', label: 'Último registro', group: GROUP, run: () => goTo(moments.length - 1) })
  useShortcut({ keys: 'c', label: 'Comparar a partir daqui', group: GROUP, run: compareFromHere })

  return {
    read,
    /** Number of position reports; 0 when they are too few to hide. */
    received: positionsAmong(all),
    positions: moments.length === all.length,
    showPositions,
    moments,
    index,
    moment,
    compared,
    chosen: compared === undefined ? undefined : moments[compared],
    state: state.data,
    changes: difference.data?.changes,
    goTo,
    compareFromHere,
    compareWithPrevious,
  }
}
export type ReplayState = ReturnType<typeof useReplay>
