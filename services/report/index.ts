import { streamOfReport } from '@embarca/contracts/report/codes.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type ReportTypes, reportCommands, reportFold } from './commands.ts'

export { reportFold } from './commands.ts'

/** Reports that users request: one stream each. */
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
} as const satisfies ServiceManifest
