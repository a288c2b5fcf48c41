import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { logger } from './http/log.ts'
import manifest from './package.json' with { type: 'json' }

/** The logger of this process: every line names its roles and the version of the program. */
export const processLog = ({ LOG_LEVEL, ROLES }: Pick<Config, 'LOG_LEVEL' | 'ROLES'>): Logger =>
  logger(LOG_LEVEL, undefined, { role: ROLES || 'all', version: manifest.version })
