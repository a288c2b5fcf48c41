import { CALL_LANGUAGE, callText } from '@embarca/contracts/gate/call-text.pt.ts'
import { type GateCall, gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { useEffect, useRef, useState } from 'react'
import { useChannel } from '../../../base/live.ts'
import { useRead } from '../../../base/queries.ts'
import { clockOffset } from '../../../base/server-clock.ts'
import { ringBell } from '../bell.ts'
import { announcerOf } from './announcer.ts'
import { say } from './speak.ts'
import { playSpoken } from './spoken.ts'

/** Without a voice the larger picture stays as long as one would speak. */
const PICTURE = 4_000
/** Pushed changes come at once; the list is read again this often in case one was lost. */
const EVERY = 20_000
const HISTORY = 20
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Until the gate's settings are known. */
const USUAL_REPEATS = 2

/** Bell, then voice, as often as the gate's settings say. */
const announce = async (call: GateCall, repeats: number): Promise<void> => {
  for (let time = 0; time < repeats; time++) {
    await ringBell()
    const wasSpoken = (await say(callText(call), CALL_LANGUAGE)) || (await playSpoken(call).catch(() => false))
    if (!wasSpoken) await pause(PICTURE)
  }
}

/** The calls of a gate's day, and the one that is announced now. */
export const useCalls = (gateId: string) => {
  const [current, setCurrent] = useState<GateCall>()
  const repeats = useRef(USUAL_REPEATS)
  const announcer = useRef(announcerOf((call) => announce(call, repeats.current), setCurrent))
  const history = useRead(gateRoutes.calls, { conciergeId: gateId, size: HISTORY }, { every: EVERY, keep: true, channel: `gate:${gateId}` })
  useChannel(`gate:${gateId}`, ({ type }) => {
    if (type === 'call' || type === 'resync') void history.refetch()
  })
  const calls = history.data?.list
  repeats.current = history.data?.repeats ?? USUAL_REPEATS
  useEffect(() => {
    if (calls) announcer.current.learn(calls, Date.now() - (clockOffset() ?? 0))
  }, [calls])
  return { calls: calls ?? [], current, isRead: calls !== undefined, again: (call: GateCall) => announcer.current.again(call) }
}
