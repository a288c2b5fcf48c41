import { loadStatusLabels } from '@embarca/contracts/load/status-labels.pt.ts'

/** A load's status in its specified words. */
export const StatusWord = ({ status }: { readonly status: string }) => (
  <span className="road-status">{(loadStatusLabels as Readonly<Record<string, string>>)[status] ?? status}</span>
)
