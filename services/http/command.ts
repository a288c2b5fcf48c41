import { randomUUID } from 'node:crypto'
import type { By } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Accepted, CommandRoute } from '@embarca/contracts/kit/route.ts'
import { messageFor } from '@embarca/contracts/refusals.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CommandRequest } from '../kit/command-execution.ts'
import { type Module, ownerOfFilesIn } from '../kit/module.ts'
import { newIdOf, type Run } from '../kit/run.ts'
import { isColleague } from '../kit/scope.ts'
import { StaleEdit } from '../kit/stale-edit.ts'
import { Failure, invalid } from './failures.ts'
import type { CheckAttached, FileNames } from './files/attached.ts'
import { inputOf } from './input.ts'
import { requestLabels } from './labels.pt.ts'
import { reportedIn } from './reported.ts'

/** What a command route needs. */
export type CommandContext = {
  readonly run: Run /** The name of the user who changed what another user was editing. */
  readonly nameOf: (userId: string) => Promise<string>
  readonly attached: CheckAttached
  /** The thing of a stream as its module answers it. */
  readonly thingOf: (module: Module, stream: string) => Promise<object>
}

const KEY = /^[\x21-\x7e]{1,128}$/
const badKey = invalid([requestLabels.badKey])
const badMatch = invalid([requestLabels.badMatch])

/** The client's Idempotency-Key, or a generated one. */
export const keyOf = (given: string | string[] | undefined) => {
  if (given === undefined) return randomUUID()
  if (typeof given === 'string' && KEY.test(given)) return given
  throw badKey
}
const revisionOf = (given: string | undefined) => {
  if (given === undefined) return undefined
  const digits = /^"?(\d{1,15})"?$/.exec(given)?.[1]
  if (digits === undefined) throw badMatch
  return Number(digits)
}

type Fault = { readonly field: string; readonly message: string }
const faultsIn = ({ detail }: Refusal) => (detail?.['fields'] as readonly Fault[] | undefined) ?? []
/** A refusal with the texts of its module: one message for each field at fault, or one for the whole. */
export const refused = (refusal: Refusal, module: string) => {
  const fields = faultsIn(refusal)
  return new Failure(422, refusal.refused, messagesOf(refusal, module), fields.length ? { fields } : {})
}
export const messagesOf = (refusal: Refusal, module: string): string[] => {
  const fields = faultsIn(refusal)
  // A sentence that names what stands in the way, instead of the code's general one.
  const own = refusal.detail?.['messages'] as string[] | undefined
  if (own) return own
  return fields.length ? [...new Set(fields.map(({ message }) => message))] : [messageFor(refusal.refused, module)]
}
/** `own`: the same user changed all of it in another window. People of other companies have no name here: shippers share drivers and vehicles. */
const stale = async ({ code, by, at, changes }: StaleEdit, asker: By, nameOf: CommandContext['nameOf']) => {
  const own = changes.length > 0 && changes.every((change) => change.by.userId === asker.userId)
  return new Failure(409, code, [messageFor(own ? 'STALE_BY_YOU' : code)], {
    ...(own && { own }),
    by: by && (isColleague(asker, by) ? await nameOf(by.userId) : requestLabels.stranger),
    at,
    changes: changes.map(({ type, at, revision }) => ({ type, at, revision })),
  })
}

const accept = (reply: FastifyReply, accepted: Accepted, thing?: object) => {
  const { stream, revision, position } = accepted
  reply.header('stream', stream)
  reply.header('revision', revision)
  reply.header('position', position)
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(JSON.stringify(thing ? { ...thing, ...accepted } : accepted))
}

/** Further fields of a command's answer: the id of what it created, and the specified messages. */
const answerOf = ({ command, creates, messages: texts }: CommandRoute) => {
  const messages = texts?.done === undefined ? {} : { messages: [texts.done] }
  return ({ stream, revision, position }: Accepted, origin: Pick<CommandRequest, 'by' | 'key'>): Accepted => {
    const id = newIdOf(command, origin)
    return { stream, revision, position, ...((creates || stream.endsWith(`-${id}`)) && { id }), ...messages }
  }
}

/**
 * Runs the command of a row. The same key and input get the same answer again. The answer is sent from
 * here: letting Fastify await our promise would add three promises per command.
 */
export const commandHandler = (row: CommandRoute, module: Module, { run, nameOf, attached, thingOf }: CommandContext) => {
  const { command: commandType, attaches, answers, namesFiles, takesMoment } = row
  const answer = answerOf(row)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { by } = request.admitted
    const ifMatch = revisionOf(request.headers['if-match'])
    const key = keyOf(request.headers['idempotency-key'])
    const data = inputOf(request)
    const reported = takesMoment && reportedIn(request.headers)
    const origin = {
      ...{ by, key, correlationId: request.id },
      ...(ifMatch !== undefined && { ifMatch }),
      ...(reported && { reported }),
    }
    const execute = (names?: FileNames) =>
      run(module, { type: commandType, data: namesFiles ? { ...data, fileNames: names } : data }, origin)
    const acted = attaches
      ? attached(by, ownerOfFilesIn(module, data, by), attaches(data)).then((names) => (names ? execute(names) : refuse('FILE_UNKNOWN')))
      : execute()
    const accepted = (outcome: Accepted) => {
      if (!answers) return void accept(reply, answer(outcome, origin))
      return thingOf(module, outcome.stream).then((thing) => void accept(reply, answer(outcome, origin), thing))
    }
    acted.then(
      (outcome) => (isRefusal(outcome) ? void reply.send(refused(outcome, module.name)) : accepted(outcome)),
      async (error: unknown) => {
        if (!(error instanceof StaleEdit)) return void reply.send(error)
        if (error.position) reply.header('position', error.position)
        reply.send(await stale(error, by, nameOf).catch((worse) => worse))
      },
    )
  }
}
