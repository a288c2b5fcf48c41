import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { streamOfReport } from '@embarca/contracts/report/codes.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type ReportTypes, reportCommands, reportFold } from './commands.ts'

export { reportFold } from './commands.ts'

/** Whether this report was asked for by this user; said of the log, which knows of a report before any view does. */
export const isAsker = ([started]: readonly Pick<Recorded, 'by'>[], { userId, shipperId }: Actor) =>
  started?.by.userId === userId && started.by.shipperId === shipperId

/** Files that people ask for: one stream each. */
export const reports: Module<ReportTypes> = {
  name: 'report',
  fold: reportFold,
  commands: reportCommands,
  stream: streamOfReport,
  owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
}

export const reportService = {
  modules: { report: reports },
  routes: { reporting: 'report' },
  owners: { job: { maySee: async (by, id, { events }) => isAsker(await events.read(streamOfReport(id)), by) } },
} as const satisfies ServiceManifest
