import type { Fold } from '../kit/fold.ts'

type Agreement = { readonly lotAgreementId: string; readonly transporterId: string }

/** Transporters with an agreement of a lot, refused ones left out. */
export const agreementsFold: Fold<readonly Agreement[]> = {
  initial: [],
  evolve: {
    LotAgreementProposed: (all: readonly Agreement[], { lotAgreementId, transporterId }: Agreement) => [
      ...all,
      { lotAgreementId, transporterId },
    ],
    LotAgreementRefused: (all: readonly Agreement[], gone: Agreement) =>
      all.filter(({ lotAgreementId }) => lotAgreementId !== gone.lotAgreementId),
  },
}
