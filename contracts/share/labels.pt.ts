import type { passedWays, ShareRefusal } from './codes.ts'

type Passed = {
  readonly code: string
  readonly route: string
  readonly collect?: string | undefined
  readonly link: string
  readonly until: string
}

type Offered = Omit<Passed, 'until'> & { readonly company: string; readonly until?: string | undefined }

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
  /** What a messenger sends. */
  message: ({ code, route, collect, link, until }: Passed) =>
    `Carga ${code}: ${route}${collect ? `, coleta ${collect}` : ''}. Acompanhe até ${until}, sem cadastro nem senha: ${link}`,
  /** What a messenger sends with an offer's page. */
  offer: {
    subject: ({ code }: Offered) => `Oferta de frete: carga ${code}`,
    message: ({ company, code, route, collect, link, until }: Offered) =>
      `${company}: oferta da carga ${code}, ${route}${collect ? `, coleta ${collect}` : ''}. Responda${until ? ` até ${until}` : ''}: ${link}`,
  },
  refusal: {
    LINK_UNKNOWN: 'Não há link de rastreamento ativo para esta carga.',
    LINK_NOT_OURS: 'Somente links de rastreamento desta plataforma podem ser encurtados.',
    NOTHING_TO_TRACK: 'A carga ainda não foi lançada.',
    OFFER_NOT_SENT: 'A oferta desta carga não está aberta para esta transportadora.',
  } satisfies Record<ShareRefusal, string>,
}

export const handOutLabels: Record<(typeof passedWays)[number], string> = {
  WHATSAPP: 'WhatsApp',
  SHARE_SHEET: 'compartilhado pelo aparelho',
  COPY: 'copiado',
  QR: 'código QR',
  MAIL: 'e-mail',
  MESSAGE: 'mensagem automática',
}

/** What the client shows when a command succeeded or failed, as specified. */
export const shareMessages = {
  revoked: 'O link de rastreamento foi desativado.',
}
