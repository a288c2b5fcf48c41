import { attachmentCommands } from './attachment-routes.ts'
import { loadChangeRoutes } from './change-routes.ts'
import type { LoadStatus } from './codes.ts'

const changes = Object.values({ ...loadChangeRoutes, ...attachmentCommands })

/** Rows of the lifecycle: the changes that a status admits, leading back to it. */
export const changesIn = <Status extends LoadStatus>(status: Status): Readonly<Record<string, Status>> =>
  Object.fromEntries(changes.flatMap(({ command, during = [] }) => (during.includes(status) ? [[command, status]] : [])))
