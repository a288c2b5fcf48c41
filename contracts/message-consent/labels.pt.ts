import type { MessageConsentEvent } from './events.ts'

export const messageConsentLabels = {
  on: 'Você vai receber os links por mensagem neste telefone.',
  off: 'Este telefone não recebe mais mensagens automáticas.',
  failed: 'Não foi possível mudar as mensagens deste telefone.',
  event: {
    MessagesAllowed: 'Mensagens permitidas em um telefone',
    MessagesStopped: 'Mensagens interrompidas em um telefone',
  } satisfies Record<MessageConsentEvent['type'], string>,
  command: {
    AllowMessages: 'permitir mensagens em um telefone',
    StopMessages: 'interromper as mensagens em um telefone',
  },
  refusal: { NO_PHONE: 'Não há telefone com DDD cadastrado.' },
}
