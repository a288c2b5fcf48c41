import type { ChatRefusal } from './codes.ts'

export const chatLabels = {
  messageMissing: 'Escreva uma mensagem.',
  refusal: {
    CHAT_EMPTY: 'Escreva uma mensagem ou anexe um arquivo.',
    CHAT_FULL: 'Esta conversa chegou ao limite de mensagens.',
    CHAT_NOT_NOW: 'A carga não permite mensagens no status atual.',
    DRIVER_MISSING: 'Esta entrega ainda não tem motorista.',
    DRIVER_NOT_BOUND: 'Esta entrega está com outro motorista.',
  } satisfies Record<ChatRefusal, string>,
}

/** What the client shows when a command succeeded or failed, as specified. */
export const chatMessages = {
  notSent: 'Não foi possível enviar a mensagem.',
}
