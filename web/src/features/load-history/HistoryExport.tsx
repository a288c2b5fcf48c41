import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { useShortcut } from '../../base/keyboard.ts'
import { offerExport } from '../../shared/reports/exports.ts'
import { Button } from '../../ui/Button.tsx'
import type { historyQuery } from './history-address.ts'

/** Exports the whole search result as a file; floats over the list. */
export const HistoryExport = ({ query }: { readonly query: ReturnType<typeof historyQuery> }) => {
  const offer = () =>
    offerExport({
      title: reportLabels.title['history']!,
      ask: reportLabels.askHistory,
      generate: reportLabels.generate,
      from: { route: reportCommands.history, input: query },
    })
  useShortcut({ keys: 'e', label: 'Exportar o histórico', group: 'Histórico', run: offer })
  return (
    <Button look="primary" className="fab" icon="download" onClick={offer}>
      Exportar
    </Button>
  )
}
