import { hash } from 'node:crypto'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { canonical } from '@embarca/projections/kit/canonical.ts'
import type { Attempts } from './attempts.ts'
import { CommandExecution, type CommandRequest } from './command-execution.ts'
import { answered, commandExecutor } from './command-executor.ts'
import type { CommandRow, ModuleCommand } from './command-row.ts'
import type { DeciderTypes } from './decision.ts'
import type { Engagements } from './engagements.ts'
import { evaluate } from './evaluate.ts'
import type { CommandKey, EventStore } from './event-store.ts'
import { idFor } from './identifiers.ts'
import { type Module, type Modules, streamOfCommand } from './module.ts'
import type { Questions } from './questions.ts'
import { type States, statesOf } from './states.ts'

/**
 * Executes a command. Returns its earlier answer, a refusal, or where its events were recorded. Throws `NotFound`, `StaleEdit`,
 * `StaleRevision` (after three tries), `KeyReused`, and other errors.
 */
export type Run = <T extends DeciderTypes>(module: Module<T>, command: T['command'], request: CommandRequest) => Promise<Accepted | Refusal>

type Setting = {
  readonly store: EventStore
  /** ISO 8601 UTC. */
  readonly now: () => string
  readonly attempts?: Attempts
  readonly states?: States
  /** Modules that reserve and release, and those whose things have files and chats, by name. */
  readonly modules?: Modules
  /** Absent: rules that need it answer that nobody can say. */
  readonly engagements?: Engagements | undefined
  readonly questions?: Questions | undefined
}

export const runner = ({ store, now, attempts, modules = {}, states = statesOf(store), engagements, questions }: Setting): Run => {
  /** Commands that another stream reserves for, by their key. */
  const underWay = new Map<string, Promise<Accepted | Refusal>>()
  const execute = commandExecutor({ store, states, now, attempts, modules, engagements, questions })
  const executionOf = <T extends DeciderTypes>(module: Module<T>, command: T['command'], request: CommandRequest) =>
    new CommandExecution(module, command, request, keyOf(command, request))
  const runOnce: Run = (module, command, request) => execute(executionOf(module, command, request))

  /** A command that another stream reserves for first, and releases when it is refused. */
  const runReserved = async <T extends DeciderTypes>(
    reservation: ModuleCommand,
    release: ModuleCommand | undefined,
    module: Module<T>,
    command: T['command'],
    request: CommandRequest,
  ): Promise<Accepted | Refusal> => {
    const { idempotencyKey, stream } = executionOf(module, command, request)
    const earlier = await answered(store, idempotencyKey, stream)
    if (earlier) return earlier

    const ask = ({ module: name, command: step }: ModuleCommand, purpose: string) =>
      run(modules[name]!, step, {
        ...withoutIfMatch(request),
        key: `${request.key}/${purpose}/${request.now ?? now()}`,
        stepOf: command.type,
      })
    if (module.commands[command.type as keyof typeof module.commands].checksFirst) {
      const found = await foreseen(module, command, request)
      if (found === 'late') return runOnce(module, command, { ...request, mustBeLate: true })
      if (found) return found
    }
    const before = await positionOf(reservation, request.by)
    const reserved = await ask(reservation, 'reserve')
    if (isRefusal(reserved)) return reserved
    const takeBack = async () => release && reserved.position !== before && ask(release, 'release')
    try {
      const outcome = await runOnce(module, command, request)
      if (isRefusal(outcome)) await takeBack()
      return outcome
    } catch (error) {
      // When the release cannot be written either, the reservation's timer releases (`reservation.ts`).
      await takeBack().catch(() => {})
      throw error
    }
  }
  /** What a command would get on its stream as it stands: a refusal, noted as an attempt; or it comes too late to reserve anything. */
  const foreseen = async <T extends DeciderTypes>(
    module: Module<T>,
    command: T['command'],
    request: CommandRequest,
  ): Promise<Refusal | 'late' | undefined> => {
    const execution = new CommandExecution(module, command, request, keyOf(command, request))
    const current = await states.read(module.fold, execution.stream)
    const evaluation = await evaluate(execution, current, { states, store, now: request.now ?? now(), modules, engagements, questions })
    if ('error' in evaluation) throw await evaluation.error()
    if ('isLate' in evaluation && evaluation.isLate) return 'late'
    if (!('refusal' in evaluation)) return undefined
    await attempts?.note(evaluation.attempt)
    return evaluation.refusal
  }
  const mustReserve = <T extends DeciderTypes>(row: CommandRow<T>, module: Module<T>, command: T['command'], by: Actor): boolean => {
    const known = row.mustReserve && states.known(module.fold, streamOfCommand(module, command, by))
    return !row.mustReserve || !known || row.mustReserve(known.state)
  }
  const run: Run = (module, command, request) => {
    // biome-ignore lint/suspicious/noExplicitAny: a row of any module
    const row: CommandRow<any> = module.commands[command.type as keyof typeof module.commands]
    if (!row.reserve || !mustReserve(row, module, command, request.by)) return runOnce(module, command, request)
    // A double click waits for the answer of the first one: its own reservation would be refused, because the first one's holds.
    const { scope, key, bodyHash } = keyOf(command, request)
    const same = [scope, key, bodyHash].join('|')
    const first = underWay.get(same)
    if (first) return first
    const running = runReserved(row.reserve(command.data), row.release?.(command.data), module, command, request)
    underWay.set(same, running)
    return running.finally(() => underWay.delete(same))
  }
  const positionOf = async ({ module, command }: ModuleCommand, by: Actor) => {
    const reserving = modules[module]!
    return (await states.read(reserving.fold, streamOfCommand(reserving, command, by))).position
  }

  return run
}

const withoutIfMatch = ({ ifMatch: _, ...request }: CommandRequest): CommandRequest => request

const scopeOf = (type: string, { shipperId, userId }: Actor) => `${shipperId}|${userId}|${type}`
/** The id of the thing that a command creates, if it creates one. */
export const newIdOf = (type: string, { by, key }: Pick<CommandRequest, 'by' | 'key'>): string => idFor({ scope: scopeOf(type, by), key })

const keyOf = ({ type, data }: DeciderTypes['command'], { by, key }: CommandRequest): CommandKey => ({
  scope: scopeOf(type, by),
  key,
  bodyHash: hash('sha256', canonical(data), 'hex'),
})
