import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Heading } from '@forecourt/ui/Heading';
import { List } from '@forecourt/ui/List';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Inline } from '@forecourt/ui/Inline';
import { Container } from '@forecourt/ui/Container';
import { Logo } from '@forecourt/ui/Logo';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import { mission, story } from '../../../content/company.ts';
import { team } from '../../../content/team.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { Monogram } from '../../../features/testimonial/monogram.tsx';
import { headline, measure, unbroken } from '../../../typeset.css.ts';
import * as css from './about.css.ts';

export function Component() {
  return (
    <>
      <PageHead
        title="About"
        description="AI Dealer Solutions is a UK company, founded in 2025, that makes AI tools for car dealers. Meet the team and read what we promise."
        canonical={paths.about}
      />
      <Band
        paddingStart={{ base: 10, desktop: 16 }}
        paddingEnd={{ base: 16, desktop: 28 }}
        render={(props) => <header {...props} />}
      >
        <h1 className={css.statement}>AI for the people who buy cars to sell.</h1>
        <p className={css.foundingNote}>
          <Logo className={css.plate} text={`EST ${brand.founded}`} band="UK" size="l" aria-hidden="true" />
          <Text className={css.foundedText} size="lead" render={(props) => <span {...props} />}>
            Founded in {brand.founded}, in London. {brand.name} makes AI tools for{' '}
            <span className={unbroken}>used-car</span> dealers.
          </Text>
        </p>
      </Band>

      <Band paddingEnd={{ base: 24, desktop: 32 }} aria-labelledby="story">
        <div className={css.sideBySide}>
          <h2 className={css.sideHeading} id="story">
            Our story
          </h2>
          <Stack className={css.prose} gap={6}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </div>
      </Band>

      <Band
        tone="raised"
        edges="both"
        paddingStart={{ base: 16, desktop: 28 }}
        paddingEnd={{ base: 16, desktop: 24 }}
        aria-labelledby="mission"
      >
        <Grid columns={1} gap={{ base: 10, desktop: 16 }}>
          <div className={css.sideBySide}>
            <h2 className={css.sideHeading} id="mission">
              Our mission
            </h2>
            <p className={css.missionStatement}>{mission.statement}</p>
          </div>
          <List startRule="strong" padding={{ base: 6, desktop: 8 }} render={(props) => <dl {...props} />}>
            {mission.values.map(({ name, text, practice }) => (
              <div key={name} className={css.value}>
                <dt className={css.valueName}>{name}</dt>
                <Text className={measure.m} render={(props) => <dd {...props} />}>
                  {text}
                </Text>
                <Text className={css.practice} size="small" tone="muted" render={(props) => <dd {...props} />}>
                  {practice}
                </Text>
              </div>
            ))}
          </List>
        </Grid>
      </Band>

      <Container padding="l" render={(props) => <section {...props} aria-labelledby="team" />}>
        <Inline
          className={css.teamHead}
          gap={4}
          align="end"
          justify="between"
          render={(props) => <header {...props} />}
        >
          <h2 className={headline} id="team">
            The people behind it
          </h2>
          <Text className={css.teamLead} tone="muted">
            Sample profiles
          </Text>
        </Inline>
        <List hasEndRule padding={6}>
          {team.map(({ name, role, bio }) => (
            <li key={name} className={css.member}>
              <div className={css.portrait}>
                <Monogram name={name} size="l" alt={`${name}’s initials`} />
              </div>
              <div>
                <Heading level={3} size="title">
                  {name}
                </Heading>
                <Text tone="muted">{role}</Text>
              </div>
              <Text className={css.bio}>{bio}</Text>
            </li>
          ))}
        </List>
        <List hasEndRule padding={6} render={(props) => <div {...props} />}>
          <div className={css.member}>
            <Logo className={css.yourPlate} text="YOU" band="UK" aria-hidden="true" />
            <Heading level={3} size="title">
              Ask us what you’d ask a&nbsp;seller.
            </Heading>
            <Stack className={css.answer} gap={5}>
              <Text className={css.bio}>
                We’ll tell you what it costs, what it can’t do yet and where the figures come from.
              </Text>
              <ClosingActions
                actions={[
                  { name: 'Talk to us', href: paths.contact },
                  { name: 'Book Demo', href: paths.demo },
                ]}
              />
            </Stack>
          </div>
        </List>
      </Container>
    </>
  );
}
