import { type Logger, pino } from 'pino'

const PRIVATE = ['token', 'authorization', 'cookie', 'headers', 'password', 'name', 'email', 'document', 'phone', 'body', 'data', 'by']
const HIDDEN = PRIVATE.flatMap((field) => [field, `*.${field}`])

/** Structured log lines: what happened where, by correlation id; never a user, data of a request, or a token. */
export const logger = (level: string, to?: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      redact: { paths: HIDDEN, censor: '…' },
      serializers: {
        req: () => undefined,
        res: () => undefined,
        err: ({ message, stack, type, code }) => ({ message, stack, type, code }),
      },
      base: null,
    },
    ...(to ? [to] : []),
  )
