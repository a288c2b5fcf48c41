import type { PushNoticeCode } from './codes.ts'
import type { WebPushEvent } from './events.ts'

type Load = { readonly code: string; readonly route: string; readonly company: string }

/** Texts on a locked screen: anybody may read them, so they say neither price nor document, plate, name of a person nor message. */
export const webPushLabels = {
  failed: 'Não foi possível mudar os avisos deste aparelho.',
  title: {
    OfferMade: 'Nova oferta de frete',
    CounterProposal: 'Contraproposta recebida',
    ProposalRefused: 'Proposta recusada',
    Hired: 'Carga contratada com você',
    HiringRefused: 'Contratação não aprovada',
    QuotaApproved: 'Cota aprovada',
    QuotaRefused: 'Cota recusada',
    LoadForwarded: 'Carga encaminhada para você',
    DriverConfirmed: 'Motorista confirmou a viagem',
    DriverRefused: 'Motorista recusou a viagem',
    TripGiven: 'Você tem uma viagem',
    TripChanged: 'Viagem alterada',
    TripTaken: 'Viagem retirada',
    PriceChanged: 'Valor do frete alterado',
    LoadCanceled: 'Carga cancelada',
    ReceiptRefused: 'Comprovante recusado',
    DealMessage: 'Mensagem sobre a oferta',
    ChatMessage: 'Mensagem do embarcador',
    TripLinkLocked: 'Link da viagem bloqueado',
    SlotLost: 'Janela de coleta perdida',
    DocumentRequested: 'Documento pedido',
    DocumentRefused: 'Documento recusado',
    DocumentNearExpiry: 'Documento perto do vencimento',
    DocumentExpired: 'Documento vencido',
  } satisfies Record<PushNoticeCode, string>,
  load: ({ company, code, route }: Load) => `${company}: carga ${code}, ${route}`,
  document: (company: string, name: string) => [company, name].filter(Boolean).join(': '),
  event: {
    PushDeviceAdded: 'Avisos ligados em um aparelho',
    PushDeviceRemoved: 'Avisos desligados em um aparelho',
    NoticePushed: 'Aviso enviado aos aparelhos',
  } satisfies Record<WebPushEvent['type'], string>,
  command: {
    AddPushDevice: 'ligar os avisos de um aparelho',
    RemovePushDevice: 'desligar os avisos de um aparelho',
    DropPushDevice: 'retirar um aparelho dos avisos',
    NotePushed: 'registrar o envio de um aviso',
  },
}
