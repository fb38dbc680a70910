import { Stack } from '@forecourt/ui/Stack';
import { Inline } from '@forecourt/ui/Inline';
import { Container } from '@forecourt/ui/Container';
import { Logo } from '@forecourt/ui/Logo';
import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { mission, story } from '../../content/company.ts';
import { team } from '../../content/team.ts';
import { ClosingActions } from '../../features/closing/closing-actions.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import * as css from './about/about.css.ts';

export function Component() {
  return (
    <>
      <PageHead
        title="About"
        description="AI Dealer Solutions is a UK company, founded in 2025, that makes AI tools for car dealers. Who we are, and what we hold ourselves to."
        canonical={paths.about}
      />
      <Container className={css.opening} render={(props) => <header {...props} />}>
        <h1 className={css.statement}>AI for the people who buy cars to sell.</h1>
        <p className={css.founded}>
          <Logo className={css.plate} text={`EST ${brand.founded}`} band="UK" size="l" aria-hidden="true" />
          <span className={css.foundedText}>
            Founded in {brand.founded}, in London. {brand.name} makes tools for dealers, and nothing else.
          </span>
        </p>
      </Container>

      <Container className={css.story} render={(props) => <section {...props} aria-labelledby="story" />}>
        <h2 className={css.margin} id="story">
          Our story
        </h2>
        <Stack className={css.prose} gap={6}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      </Container>

      <section className={css.mission} aria-labelledby="mission">
        <Container>
          <div className={css.missionHead}>
            <h2 className={css.margin} id="mission">
              Our mission
            </h2>
            <p className={css.missionStatement}>{mission.statement}</p>
          </div>
          <dl className={css.values}>
            {mission.values.map(({ name, text, practice }) => (
              <div key={name} className={css.value}>
                <dt className={css.valueName}>{name}</dt>
                <dd className={css.valueText}>{text}</dd>
                <dd className={css.practice}>{practice}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </section>

      <Container padding="l" render={(props) => <section {...props} aria-labelledby="team" />}>
        <Inline
          className={css.teamHead}
          gap={4}
          align="end"
          justify="between"
          render={(props) => <header {...props} />}
        >
          <h2 className={css.teamHeading} id="team">
            Four people, four cars
          </h2>
          <p className={css.teamLead}>We are happier to be known by what we drive than by how we photograph.</p>
        </Inline>
        <ul>
          {team.map(({ name, role, image, alt, bio }) => (
            <li key={name} className={css.member}>
              <span className={css.picture}>
                <img className={css.car} src={image} alt={alt} width={500} height={200} loading="lazy" />
              </span>
              <div>
                <h3 className={css.name}>{name}</h3>
                <p className={css.role}>{role}</p>
              </div>
              <p className={css.bio}>{bio}</p>
            </li>
          ))}
        </ul>
        <div className={css.member}>
          <Logo className={css.you} text="YOU" band="UK" size="l" aria-hidden="true" />
          <h3 className={css.question}>Ask us what you would ask a&nbsp;seller.</h3>
          <Stack className={css.answer} gap={5}>
            <p className={css.bio}>
              What is wrong with it, what it costs to run, and why we are selling. We answer all three.
            </p>
            <ClosingActions
              actions={[
                { name: 'Write to us', href: paths.contact },
                { name: 'Book Demo', href: paths.demo },
              ]}
            />
          </Stack>
        </div>
      </Container>
    </>
  );
}
