import { Anchor } from '@mantine/core';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { shepherdMessages } from '../messages.ts';
import { useShepherdContractsQuery } from './Account.generated.ts';
import classes from './Account.module.css';

/** The contracts of a Shepherd, with their signing dates. */
export function Contracts({ id }: { id: string }) {
  const result = useShepherdContractsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Contracts">
      <SectionState result={result} value={result.data?.agent?.contracts} title="Contracts" rows={1}>
        {(contracts) =>
          contracts.length === 0 ? (
            <p className={classes.empty}>{shepherdMessages.noContracts}</p>
          ) : (
            <Facts>
              {contracts.map((contract) => (
                <Fact key={contract.id} label={contract.name}>
                  {contract.signedAt ? (
                    <>
                      Signed <DateText value={contract.signedAt} />
                    </>
                  ) : (
                    'Not signed'
                  )}
                  {contract.url && (
                    <>
                      {' · '}
                      <Anchor
                        href={contract.url}
                        target="_blank"
                        rel="noopener noreferrer"
                        aria-label={`Open ${contract.name}`}
                        underline="always"
                        inherit
                      >
                        Open
                      </Anchor>
                    </>
                  )}
                </Fact>
              ))}
            </Facts>
          )
        }
      </SectionState>
    </Section>
  );
}
