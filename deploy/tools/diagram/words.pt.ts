import { machineStatusLabels } from '@embarca/contracts/labels.pt.ts'
import { commandWords } from '@embarca/contracts/words.ts'

/** The label of a command; undefined for one without a label. */
export const commandLabel = (command: string): string | undefined => commandWords[command]
export const statusLabel = (status: string, labels: Readonly<Record<string, string>>): string | undefined =>
  labels[status] ?? machineStatusLabels[status]
