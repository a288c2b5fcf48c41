import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

const methods = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type Made = () => FastifyBaseLogger

/** Logs as the logger it stands for, which is made when something is said for the first time. */
class LateLogger {
  readonly level: string
  readonly made: Made
  constructor(level: string, made: Made) {
    this.level = level
    this.made = made
  }
  child(...args: Parameters<FastifyBaseLogger['child']>) {
    return this.made().child(...args)
  }
}
for (const method of methods)
  Object.defineProperty(LateLogger.prototype, method, {
    value(this: LateLogger, ...args: readonly unknown[]) {
      ;(this.made()[method] as (...words: readonly unknown[]) => void)(...args)
    },
  })

/** A request's logger, which most requests never use: making each at once would cost more than routing it. */
export const childLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (logger, bindings, options) => {
  let child: FastifyBaseLogger | undefined
  // Its level methods are made in a loop, which types do not follow.
  return new LateLogger(logger.level ?? 'info', () => (child ??= logger.child(bindings, options))) as unknown as FastifyBaseLogger
}
