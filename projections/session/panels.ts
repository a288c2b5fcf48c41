import type { panelRoutes } from '@embarca/contracts/session/panels.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Readers } from '../kit/readers.ts'
import type { User } from './projector.ts'
import { BY_NAME } from './readers.ts'

/** The TVs of a company, by name. */
export const panelReaders: Readers<typeof panelRoutes> = {
  panels: async (_, { views }) =>
    (await readAllDocuments<User>(views, 'user', BY_NAME)).flatMap(({ id, name, panel }) =>
      panel ? [{ id, name, gateIds: [...panel.gateIds], since: panel.since }] : [],
    ),
}
