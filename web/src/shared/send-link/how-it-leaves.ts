import { sendsMessages } from '../../base/messages-on.ts'

/** Whether the program sends links by itself, and to whom (CA38). */
export const howItLeaves = (automatic: string): string =>
  sendsMessages() ? `${automatic} Para os demais, escolha como enviar.` : 'Nada é enviado automaticamente: escolha abaixo como enviar.'
