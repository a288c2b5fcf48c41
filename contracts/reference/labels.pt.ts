import type { ReferenceRefusal } from './codes.ts'

export const referenceLabels = {
  refusal: {
    ALREADY_REGISTERED: 'Este cadastro já existe.',
    NOT_REGISTERED: 'Este cadastro não existe mais.',
    DOCUMENT_INVALID: 'CPF ou CNPJ inválido.',
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
    ProfileChanged: 'Perfil de carga alterado',
    ProfileRemoved: 'Perfil de carga excluído',
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
