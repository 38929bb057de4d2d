import { keepPreviousData } from '@tanstack/react-query'
import { Building2, Search } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import type { CustomerCompany } from '#contract/entities/customer.ts'
import { useApiPages } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { NoMatches } from '#host-app/shared/ui/no-matches.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { QueryState } from '../common/query-state.tsx'
import { When } from '../common/when.tsx'
import styles from './companies-page.module.css'

/**
 * `/admin/companies`: the companies that customers work for. Platform staff see their own customers, the
 * tenants.
 */
export function CompaniesPage() {
  const { member } = useAdmin()
  return member.role === 'staff' ? <Navigate to="/admin/tenants" replace /> : <CustomerCompanies />
}

function CustomerCompanies() {
  useTitle('Companies')
  const [q, setQ] = useState('')
  const companies = useApiPages('listCustomerCompanies', q.trim() === '' ? {} : { q: q.trim() }, {
    next: ({ next }) => (next === null ? null : { after: next }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Companies" lead="Where your customers work, as they or your site told us." />
      <search className={styles['search']}>
        <Search size={15} aria-hidden="true" />
        <input
          type="search"
          aria-label="Search companies"
          placeholder="Name"
          maxLength={120}
          value={q}
          onChange={event => setQ(event.target.value)}
        />
      </search>
      <QueryState query={companies} label="Loading companies" skeleton={<SkeletonRows />}>
        {({ pages }) => {
          const shown = pages.flatMap(page => page.companies)
          if (shown.length === 0)
            return q.trim() === '' ? (
              <Notice
                icon={<Building2 size={20} aria-hidden="true" />}
                text="The companies that your customers work for appear here."
              >
                <ButtonLink to="/admin/customers" look="secondary">
                  All customers
                </ButtonLink>
              </Notice>
            ) : (
              <NoMatches what="companies" words={q.trim()} onClear={() => setQ('')} />
            )
          return (
            <>
              <DataTable
                caption="Companies"
                columns={['Name', 'People', 'Conversations', 'Open', 'Last seen']}
              >
                {shown.map(company => (
                  <CompanyRow key={company.name} company={company} />
                ))}
              </DataTable>
              {companies.hasNextPage && (
                <p className={styles['more']}>
                  <Button busy={companies.isFetchingNextPage} onClick={() => companies.fetchNextPage()}>
                    Load more
                  </Button>
                </p>
              )}
            </>
          )
        }}
      </QueryState>
    </>
  )
}

function CompanyRow({ company }: { readonly company: CustomerCompany }) {
  const { name, customer_count, conversation_count, open_count, last_seen_at } = company
  return (
    <tr>
      <td>
        <Link to={`/admin/customers?${new URLSearchParams({ company: name })}`} dir="auto">
          {name}
        </Link>
      </td>
      <td data-label="People">{customer_count.toLocaleString()}</td>
      <td data-label="Conversations">{conversation_count.toLocaleString()}</td>
      <td data-label="Open">{open_count.toLocaleString()}</td>
      <td data-label="Last seen">{last_seen_at === null ? 'Never' : <When at={last_seen_at} />}</td>
    </tr>
  )
}
