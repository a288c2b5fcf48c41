import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { useRef, useState } from 'react'
import type { CallFailed } from '../../../base/failure.ts'
import { message, notification } from '../../../base/feedback.ts'
import { type Tap, tapNow } from '../../../base/offline/tap.ts'
import { useCommand } from '../../../base/use-command.ts'
import { useSession } from '../../../session/session.ts'
import { type GateEntry, type QueuedGateCommand, queuedCommands } from './entry.ts'
import { localFilesIn } from './local-files.ts'
import { useTablet } from './tablet.ts'

/** Milliseconds that a person at a barrier waits for an answer before the tap is kept on the device. */
const PATIENCE = 8_000
const KEPT = 'Guardado neste aparelho. Segue quando a conexão voltar.'

/** Whom a command is about: the visit, or a driver who waits. */
export type GateSubject = Pick<GateEntry, 'gateId' | 'loadId' | 'driverId' | 'about'>
type Callbacks = { readonly done?: () => unknown; readonly failed?: (failure: CallFailed) => unknown }
type Input<Name extends QueuedGateCommand> = InputOf<(typeof queuedCommands)[Name]>

/** A conflict needs to know which driver was seen. */
const seen = ({ driverId }: GateSubject, command: QueuedGateCommand) => (command === 'CheckIn' && driverId ? { driverId } : {})

/**
 * A command of a gate, sent now or kept on this device with its moment: without a network, without an answer, and behind what the same
 * visit still waits for.
 */
export const useGateCommand = <Name extends QueuedGateCommand>(name: Name, subject: GateSubject, callbacks: Callbacks = {}) => {
  const { queue, isOffline, noteDone } = useTablet()
  const { user_id: userId } = useSession()
  const [isKeeping, setKeeping] = useState(false)
  const tapped = useRef<Tap>(undefined)
  const entryOf = (input: object, tap: Tap): GateEntry => {
    const files = localFilesIn(input)
    return {
      ...{ ...tap, userId, ...subject, command: name, input: { ...input } },
      ...(files.length > 0 && { files }),
    }
  }
  const keep = async (input: object, tap: Tap) => {
    setKeeping(true)
    try {
      await queue.add(entryOf(input, tap))
      message('success', KEPT)
      await callbacks.done?.()
    } catch (error) {
      console.error(error)
      notification({ style: 'error', text: 'Este aparelho não consegue guardar registros. Tente de novo quando a conexão voltar.' })
    } finally {
      setKeeping(false)
    }
  }
  const command = useCommand(queuedCommands[name] as AnyCommand, {
    done: (_, input) => {
      if (tapped.current && name !== 'JoinWaitingList') noteDone(entryOf(input, tapped.current))
      return callbacks.done?.()
    },
    failed: (failure, input, key) => {
      if (failure.status !== 0) return callbacks.failed?.(failure)
      void keep(input, { ...(tapped.current ?? tapNow()), id: key })
      return true
    },
  })
  const isBehind = () =>
    name !== 'CommentVisit' &&
    queue.waiting().some((one) => one.gateId === subject.gateId && one.loadId === subject.loadId && one.command !== 'CommentVisit')
  const run = (typed: Input<Name>) => {
    const tap = tapNow()
    // The same as what is kept when no answer comes: one key is one request.
    const input = { ...typed, ...seen(subject, name) }
    if (isOffline || localFilesIn(input).length > 0 || (subject.loadId !== undefined && isBehind())) return keep(input, tap)
    tapped.current = tap
    return command.run(input as InputOf<AnyCommand>, { timeout: PATIENCE, attempts: 1 })
  }
  return { run, pending: command.pending || isKeeping, failure: command.failure }
}
