import './kit/one-line.ts'
import { permissionsOf } from '@embarca/services/adapters/kafka/acls.ts'
import { ROLES } from '@embarca/services/process-scope.ts'

// node services/dist/kafka-acls.js [PREFIX]: the commands that allow each role what it needs, for a user PREFIX-ROLE (embarca-relay …).
const [prefix = 'embarca'] = process.argv.slice(2)
for (const role of ROLES) {
  console.log(`# ${role}`)
  for (const { resource, name, prefixed, operations } of permissionsOf(role))
    console.log(
      [
        `kafka-acls.sh --bootstrap-server "$KAFKA_BROKERS" --add --allow-principal User:${prefix}-${role}`,
        `--${resource} ${name}${prefixed ? ' --resource-pattern-type prefixed' : ''}`,
        ...operations.map((operation) => `--operation ${operation}`),
      ].join(' '),
    )
}
