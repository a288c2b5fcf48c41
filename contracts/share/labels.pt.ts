import type { ShareRefusal } from './codes.ts'

export const shareLabels = {
  sent: 'Link de rastreamento enviado com sucesso.',
  failed: 'Não foi possível enviar o link de rastreamento.',
  /** No mail server is configured: the messages are files in a folder. */
  notSent: 'Nenhum servidor de e-mail está configurado: as mensagens foram gravadas na pasta outbox e não foram enviadas.',
  mail: {
    subject: (externalId: string) => `Acompanhe a carga ${externalId}`,
    text: (externalId: string, shipper: string, link: string, until: string) =>
      `${shipper} compartilhou com você o acompanhamento da carga ${externalId}.\n\nAbra: ${link}\n\nO link funciona até ${until}, sem cadastro nem senha.\n`,
  },
  refusal: {
    LINK_UNKNOWN: 'Não há link de rastreamento ativo para esta carga.',
    LINK_NOT_OURS: 'Somente links de rastreamento desta plataforma podem ser encurtados.',
    NOTHING_TO_TRACK: 'A carga ainda não foi lançada.',
  } satisfies Record<ShareRefusal, string>,
}

/** What the client shows when a command succeeded or failed, as specified. */
export const shareMessages = {
  revoked: 'O link de rastreamento foi desativado.',
}
