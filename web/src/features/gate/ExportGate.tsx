import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { offerExport } from '../../shared/reports/exports.ts'
import { Button } from '../../ui/Button.tsx'

const DAYS = 30
const dayBefore = (days: number, zone: string | undefined) =>
  localDay(new Date(Date.now() - days * 86_400_000).toISOString(), zone)
    .split('-')
    .reverse()
    .join('/')

type Props = { readonly gate: GateOfUser; readonly kind: 'visits' | 'waitingDrivers' }

/** The visits of the last days, or who came to the waiting list in them, as a file (C264, C265). */
export const ExportGate = ({ gate: { id: conciergeId, zone }, kind }: Props) => (
  <Button
    icon="download"
    onClick={() =>
      offerExport({
        title: reportLabels.title[kind]!,
        from: { route: reportCommands[kind], input: { conciergeId, initDate: dayBefore(DAYS - 1, zone), endDate: dayBefore(0, zone) } },
      })
    }
  >
    Exportar {DAYS} dias
  </Button>
)
