import { type Logger, pino } from 'pino'
import type { Verified } from './auth.ts'

const PRIVATE = ['token', 'authorization', 'cookie', 'headers', 'password', 'name', 'email', 'document', 'phone', 'body', 'data', 'by']
const HIDDEN = PRIVATE.flatMap((field) => [field, `*.${field}`])

/** What every line says of its process. */
export type LoggedProcess = { readonly role: string; readonly version: string }

/** Structured log lines: what happened where, by correlation id and tenant; never a user, data of a request, or a token. */
export const logger = (level: string, to?: { write(line: string): void }, about?: LoggedProcess): Logger =>
  pino(
    {
      level,
      redact: { paths: HIDDEN, censor: '…' },
      serializers: {
        req: () => undefined,
        res: () => undefined,
        err: ({ message, stack, type, code }) => ({ message, stack, type, code }),
      },
      base: about ?? null,
    },
    ...(to ? [to] : []),
  )

/** The tenant of a request, for its log lines; nothing before it is admitted. */
export const tenantOf = ({ admitted }: { readonly admitted?: Verified | null }): { readonly tenant?: string } =>
  admitted?.by.shipperId ? { tenant: admitted.by.shipperId } : {}
