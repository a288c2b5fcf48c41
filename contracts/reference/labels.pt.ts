import type { ReferenceRefusal } from './codes.ts'

export const referenceLabels = {
  refusal: {
    ALREADY_REGISTERED: 'Este cadastro já existe.',
    NOT_REGISTERED: 'Este cadastro não existe mais.',
    DOCUMENT_INVALID: 'CPF ou CNPJ inválido.',
    DOCUMENT_TAKEN: 'Já existe um cadastro com este documento.',
    WINDOW_INVALID: 'Informe o início e o fim da janela, e o fim depois do início.',
    STATE_UNKNOWN: 'Estado não encontrado.',
    OPERATION_GROUP_UNKNOWN: 'Grupo de operação não encontrado.',
    PRODUCT_UNKNOWN: 'Produto não encontrado.',
    UNIT_UNKNOWN: 'Unidade não encontrada.',
    TRANSPORTER_UNKNOWN: 'Transportadora não encontrada.',
    PLATE_INVALID: 'Placa inválida.',
    PLATE_TAKEN: 'Este veículo já está cadastrado.',
    CARRIER_SHARED: 'Esta transportadora atende outras empresas: só ela ou a equipe da plataforma altera os veículos dela.',
    USER_NOT_YOURS: 'Só a própria pessoa ou quem faz a gestão de usuários altera estes dados.',
    RIGHTS_NOT_YOURS: 'Você não pode dar nem tirar estes acessos.',
    USER_IS_YOU: 'Ninguém exclui nem desativa o próprio usuário, nem deixa por si a gestão de usuários.',
    USER_INACTIVE: 'Este usuário está inativo: ative-o antes de dar acesso.',
    USERNAME_TAKEN: 'Este nome de usuário já existe. Escolha outro.',
  } satisfies Record<ReferenceRefusal, string>,
  event: {
    PlaceChanged: 'Local alterado',
    PlaceRemoved: 'Local excluído',
    ProfileChanged: 'Perfil de carga alterado',
    ProfileRemoved: 'Perfil de carga excluído',
    ReceiverChanged: 'Destinatário alterado',
    ReceiverRemoved: 'Destinatário excluído',
    ShipperChanged: 'Configurações alteradas',
    UserChanged: 'Usuário alterado',
    UserRemoved: 'Usuário excluído',
    VehicleChanged: 'Veículo alterado',
  },
  command: {
    Register: 'cadastrar',
    Change: 'alterar',
    Remove: 'remover',
  },
}

/** What the client shows when a command succeeded or failed, as specified. */
export const referenceMessages = {
  saved: 'Cadastro salvo com sucesso.',
  removed: 'Removido com sucesso.',
  groupChanged: 'Grupo alterado com sucesso.',
  vehicleRegistered: 'Veículo cadastrado com sucesso.',
  vehicleNotRegistered: 'Não foi possível cadastrar o veículo.',
  vehicleChanged: 'Veículo alterado com sucesso',
  vehicleNotChanged: 'O veículo não foi alterado',
  collectPlaceRegistered: 'Local de embarque cadastrado com sucesso.',
  collectPlaceNotRegistered: 'Não foi possível cadastrar o local de embarque.',
  deliveryPlaceRegistered: 'Local de entrega cadastrado com sucesso.',
  deliveryPlaceNotRegistered: 'Não foi possível cadastrar o local de entrega.',
  placeNotChanged: 'Falha ao atualizar local',
  settingsSaved: 'Configurações salvas com sucesso.',
  userChanged: 'Dados atualizados com sucesso.',
}
