import type { TripLinkEnd, TripLinkRefusal } from './codes.ts'
import type { TripLinkEvent } from './events.ts'

type Passed = {
  readonly company: string
  readonly code: string
  readonly route: string
  readonly collect?: string | undefined
  readonly link: string
  readonly until: string
}

export const tripLinkLabels = {
  revoked: 'O link da viagem foi revogado.',
  failed: 'Não foi possível concluir a ação',
  /** What the carrier reads beside its load (CA38). */
  lockedForCarrier: 'O link da viagem foi bloqueado: o CPF foi informado errado cinco vezes em outro aparelho. Envie outro ao motorista.',
  /** What a messenger sends: no price, no CPF, no plate. */
  message: ({ company, code, route, collect, link, until }: Passed) =>
    `${company}: carga ${code}, ${route}${collect ? `, coleta ${collect}` : ''}. Abra a sua viagem, sem cadastro nem senha, até ${until}: ${link}`,
  /** What a messenger shows of the link. */
  previewTitle: (company: string) => `Viagem para ${company}`,
  event: {
    TripLinkMade: 'Link da viagem criado',
    TripLinkHandedOut: 'Link da viagem enviado',
    TripLinkOpened: 'Link da viagem aberto pelo motorista',
    TripLinkTried: 'Link da viagem: CPF não conferiu em outro aparelho',
    TripLinkClosing: 'Link da viagem: viagem encerrada, vale mais um dia',
    TripLinkEnded: 'Link da viagem encerrado',
  } satisfies Record<TripLinkEvent['type'], string>,
  command: {
    MakeTripLink: 'criar o link da viagem',
    NoteTripLinkHandedOut: 'registrar o envio do link da viagem',
    OpenTripLink: 'abrir o link da viagem',
    RevokeTripLink: 'revogar o link da viagem',
    ReviewTripLink: 'conferir o link da viagem',
  },
  end: {
    REVOKED: 'revogado',
    REPLACED: 'substituído por outro',
    UNBOUND: 'encerrado: o motorista não está mais na viagem',
    LOCKED: 'bloqueado: o CPF foi informado errado cinco vezes em outro aparelho',
  } satisfies Record<TripLinkEnd, string>,
  refusal: {
    NO_DRIVER_FOR_LINK: 'A carga ainda não tem motorista.',
    TRIP_IS_OVER: 'Esta viagem já terminou.',
    TRIP_LINK_UNKNOWN: 'Este link não funciona mais. Peça um novo à transportadora ou ao embarcador.',
    TRIP_LINK_LOCKED: 'Este link foi bloqueado. Peça um novo à transportadora ou ao embarcador.',
    DEVICE_UNKNOWN: 'Este link já foi aberto em outro aparelho. Informe os três últimos números do seu CPF.',
    DIGITS_WRONG: 'Os números não conferem.',
  } satisfies Record<TripLinkRefusal, string>,
}
