import type {
  DocumentAction,
  DocumentNoticeCode,
  DocumentRefusal,
  DocumentSender,
  DocumentStatus,
  DocumentTypeRefusal,
  DocumentValidity,
} from './codes.ts'
import type { DocumentEvent, DocumentTypeEvent } from './events.ts'
import type { SubjectKind } from './subject.ts'

type DocumentMail = {
  readonly title: string
  readonly name: string
  readonly subject: string
  readonly shipper: string
  readonly until?: string | undefined
  readonly link: string
}

export const documentLabels = {
  status: {
    NONE: 'Não solicitado',
    REQUESTED: 'Solicitado',
    SENT: 'Enviado para análise',
    APPROVED: 'Aprovado',
    REFUSED: 'Recusado',
  } satisfies Record<DocumentStatus, string>,
  /** M232, M257, M258, M259. */
  validity: {
    VALID: 'Vigente',
    EXPIRED: 'Vencido',
    WAITING: 'Aguardando',
    NEAR_EXPIRY: 'Próximo ao Vencimento',
  } satisfies Record<DocumentValidity, string>,
  subject: { TRANSPORTER: 'Transportadora', DRIVER: 'Motorista', VEHICLE: 'Veículo' } satisfies Record<SubjectKind, string>,
  action: { WARN: 'Avisa', BLOCK: 'Bloqueia' } satisfies Record<DocumentAction, string>,
  sender: { STAFF: 'Embarcador', CARRIER: 'Transportadora', DRIVER: 'Motorista' } satisfies Record<DocumentSender, string>,
  event: {
    DocumentRequested: 'Documento solicitado',
    DocumentSent: 'Documento enviado',
    DocumentApproved: 'Documento aprovado',
    DocumentRefused: 'Documento recusado',
    DocumentRemoved: 'Documento excluído',
    DocumentNearExpiry: 'Documento próximo ao vencimento',
    DocumentExpired: 'Documento vencido',
    DocumentNoticeMailed: 'Aviso de documento enviado por e-mail',
  } satisfies Record<DocumentEvent['type'], string>,
  /** Notices to either side. */
  notice: {
    DocumentRequested: 'Documento pedido',
    DocumentSent: 'Documento a analisar',
    DocumentApproved: 'Documento aprovado',
    DocumentRefused: 'Documento recusado',
    DocumentNearExpiry: 'Documento próximo ao vencimento',
    DocumentExpired: 'Documento vencido',
  } satisfies Record<DocumentNoticeCode, string>,
  /** An e-mail about a document: whose it is and of which type, no number, file or reason. */
  mail: {
    subject: (title: string, name: string) => `${title}: ${name}`,
    text: ({ title, name, subject, shipper, until, link }: DocumentMail) =>
      [`${title}: ${name}, ${subject}.`, `Embarcador: ${shipper}.${until ? ` Vencimento: ${until}.` : ''}`, `Abra: ${link}`].join('\n\n'),
  },
  command: {
    RequestDocument: 'solicitar documento',
    SendDocument: 'enviar documento',
    UploadDocument: 'incluir documento',
    ApproveDocument: 'aprovar documento',
    RefuseDocument: 'recusar documento',
    RemoveDocument: 'excluir documento',
    NoteNearExpiry: 'avisar vencimento próximo',
    NoteExpiry: 'avisar vencimento',
    NoteNoticeMailed: 'registrar aviso por e-mail',
  },
  refusal: {
    DOCUMENT_UNKNOWN: 'Este documento não existe mais.',
    DOCUMENT_NOT_NOW: 'Este documento não está aguardando análise.',
    DOCUMENT_EMPTY: 'Informe o número ou anexe um arquivo.',
    DOCUMENT_DAY_INVALID: 'Data inválida.',
    DOCUMENT_EXPIRES_BEFORE_ISSUE: 'O vencimento não pode ser anterior à emissão.',
    DOCUMENT_ISSUED_IN_THE_FUTURE: 'A data de emissão não pode estar no futuro.',
    DOCUMENT_EXPIRY_MISSING: 'Informe a data de vencimento.',
    DOCUMENT_FILE_NOT_ITS_OWN: 'Anexe novamente o arquivo a este documento.',
    DOCUMENT_REASON_MISSING: 'Obrigatório o preenchimento do motivo da recusa.',
  } satisfies Record<DocumentRefusal, string>,
}

export const documentTypeLabels = {
  event: {
    DocumentTypeRegistered: 'Tipo de documento cadastrado',
    DocumentTypeChanged: 'Tipo de documento alterado',
    DocumentTypeRemoved: 'Tipo de documento excluído',
  } satisfies Record<DocumentTypeEvent['type'], string>,
  command: {
    AddDocumentType: 'cadastrar tipo de documento',
    ChangeDocumentType: 'alterar tipo de documento',
    RemoveDocumentType: 'excluir tipo de documento',
  },
  refusal: {
    DOCUMENT_TYPE_UNKNOWN: 'Este tipo de documento não existe.',
    DOCUMENT_TYPE_TAKEN: 'Já existe um tipo de documento com este nome.',
    TOO_MANY_DOCUMENT_TYPES: 'O limite de tipos de documento foi atingido.',
  } satisfies Record<DocumentTypeRefusal, string>,
}

/** What the client shows when a command succeeded. */
export const documentMessages = {
  requested: 'Documento solicitado com sucesso.',
  sent: 'Documento enviado com sucesso.',
  saved: 'Documento salvo com sucesso.',
  approved: 'Documento aprovado com sucesso.',
  refused: 'Documento recusado com sucesso.',
  removed: 'Documento excluído com sucesso.',
  typeSaved: 'Tipo de documento salvo com sucesso.',
  typeRemoved: 'Tipo de documento excluído com sucesso.',
}
