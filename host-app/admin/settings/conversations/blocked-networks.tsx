import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { BlockedNetwork } from '#contract/entities/customer.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { DataTable } from '#host-app/ui/data-table.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import { useUnblockNetwork } from '../../conversations/customer/network-block.tsx'

/** The networks that agents have blocked, with buttons that unblock them. Outside of the form: they need no saving. */
export function BlockedNetworks() {
  const networks = useQuery({
    queryKey: queryKeys.blockedNetworks(),
    queryFn: () => callApi('listBlockedNetworks'),
  })
  const unblock = useUnblockNetwork()
  return (
    <Section
      title="Blocked networks"
      lead="Agents block the network of a conversation beside it. Nobody there can write or call, except verified customers. Every block ends by itself, because addresses change hands."
    >
      <QueryState query={networks} label="Loading blocked networks">
        {({ networks }) =>
          networks.length === 0 ? (
            <p>No network is blocked.</p>
          ) : (
            <DataTable caption="Blocked networks" columns={['Reason', 'Blocked', 'Ends', '']}>
              {networks.map(network => (
                <tr key={network.id}>
                  <td dir="auto">
                    <Reason network={network} />
                  </td>
                  <td data-label="Blocked">
                    <When at={network.blocked_at} /> by {network.blocked_by_name}
                  </td>
                  <td data-label="Ends">
                    <When at={network.expires_at} />
                  </td>
                  <td>
                    <Button
                      size="small"
                      disabled={unblock.isPending}
                      onClick={() => unblock.mutate(network.id)}
                    >
                      Unblock
                    </Button>
                  </td>
                </tr>
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </Section>
  )
}

/** The reason, as a link to the conversation unless that is erased. */
function Reason({ network: { conversation_id, reason } }: { readonly network: BlockedNetwork }) {
  if (conversation_id === null) return reason
  return <Link to={`/admin/conversations/${conversation_id}`}>{reason}</Link>
}
