import type { communicationFields } from '@embarca/contracts/communication/fields.ts'
import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import { demoShippers } from '../identity/demo-ids.ts'
import { seedId } from './ids.ts'

type Notice = Pick<FieldsOf<typeof communicationFields>, 'name' | 'content'>

const noticeTexts: readonly Notice[] = [
  {
    name: 'Janela de coleta no fim do ano',
    content: 'De 22/12 a 02/01 a fábrica carrega das 6h às 14h. Programe as coletas com um dia de folga.',
  },
  {
    name: 'Canhotos no mesmo dia',
    content: 'Peça ao motorista a foto do canhoto ainda no cliente: o que chega no mesmo dia é aprovado no mesmo dia.',
  },
]

/** The daily notices of the demo's company. */
export const notices = (shipperId: string) =>
  noticeTexts.map((one, n) => ({
    id: seedId('communication', demoShippers.findIndex(({ id }) => id === shipperId) * 100 + n + 1),
    ...one,
    targetType: 'SHIPPER' as const,
    event: 'DAILY_NOTICE' as const,
    status: 'ACTIVE' as const,
    channels: ['SYSTEM' as const],
  }))
