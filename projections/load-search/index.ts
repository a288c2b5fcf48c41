import type { ViewManifest } from '../shared/manifest.ts'
import { columnsProjector } from './columns.ts'
import { historyReport } from './history-report.ts'
import { loadSearchReaders } from './readers.ts'
import { loadsReport, tableReport } from './table-report.ts'

export const loadSearchView = {
  projectors: [columnsProjector],
  readers: { loadSearch: loadSearchReaders },
  reports: { table: tableReport, loads: loadsReport, history: historyReport },
} as const satisfies ViewManifest
